import { RotateCcw } from 'lucide-preact';
import { Button } from '../../../../ui/button';
import type { ListTabProps } from './list-tab';
import { asInTheBox, type BoxList } from './lists';

/** What a list of the box means, and the way back to what the box has. */
export function BoxHead(props: ListTabProps & { readonly list: BoxList; readonly hint: string }) {
  const { form, list, hint, words, onChange } = props;
  return (
    <div class="mx-list__head">
      <p class="mx-list__hint">{hint}</p>
      {form[list] === undefined ? (
        <p class="mx-list__hint">{words.isAsInTheBox}</p>
      ) : (
        <Button icon={RotateCcw} onClick={() => onChange(asInTheBox(form, list))}>
          {words.asInTheBox}
        </Button>
      )}
    </div>
  );
}
