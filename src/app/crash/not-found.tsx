import { Screen } from '../screen/screen';
import { useWords } from '../words/words';

export function NotFound() {
  const words = useWords();
  return (
    <Screen title="Roundhouse" up="/">
      <p>{words.crash.notFound}</p>
    </Screen>
  );
}
