import { Dices, Library, Play, Share2 } from 'lucide-preact';
import { useMemo, useState } from 'preact/hooks';
import { isTrouble } from '../../archive/trouble';
import { offered } from '../../games/offered';
import type { AnyRules } from '../../kit/rules';
import { type ComposedSetting, composedValues, isValueOf } from '../../kit/setups';
import type { GameWords, Language } from '../../kit/words';
import { Button, IconButton } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { useLanguage } from '../../ui/words';
import { NotFound } from '../crash/not-found';
import { randomBelow } from '../match-parts/chance';
import { composedIn } from '../match-parts/wish';
import { Fold } from '../screen/fold';
import { useGo } from '../screen/go';
import { Screen } from '../screen/screen';
import { useLoaded } from '../screen/use-loaded';
import { useFinished } from '../statistics/use-finished';
import { gameUi, rulesOf } from '../store/games';
import { playedBy, seenIn } from '../variety/played-by';
import { Variety } from '../variety/variety';
import { useWords } from '../words/words';
import './book.css';
import { Sheet } from '../../ui/sheet';
import { QrCode } from '../link/qr-code';
import { SendButtons } from '../link/send-buttons';
import { Dials } from './dials';
import { PageText } from './page-text';
import { Endings, PlayedList } from './played';
import { newsOf, newsText, surprise } from './surprise';
import type { Surprise } from './surprise-for';
import { TourButton } from './tour-sheet';
import { usePlay } from './use-play';
import { useShake } from './use-shake';
import { blockedIn } from './values';
import { useBookWords } from './words';

interface BookProps {
  readonly game: string;
  /** The value whose page is open; left out: the usual one. */
  readonly value?: string | undefined;
}

/** A page for every value of a game's composed setting, and the dials by which one goes from page to page. */
export function Book({ game, value }: BookProps) {
  const language = useLanguage();
  const loaded = useLoaded(() => load(game, language), [game, language]);
  if (loaded === null) return null;
  if (loaded.setting === undefined) return <NotFound />;
  const { setting } = loaded;
  const open = { ...setting, blocked: [] };
  if (value !== undefined && !isValueOf(open, value))
    return <NoSuchValue {...loaded} id={game} value={value} />;
  return <Opened {...loaded} id={game} setting={setting} value={value ?? setting.usual} />;
}

interface Loaded {
  readonly name: string;
  readonly rules: AnyRules;
  readonly game: GameWords;
  readonly view: GameView;
  readonly setting: ComposedSetting;
}

async function load(id: string, language: Language): Promise<Loaded | { setting: undefined }> {
  const entry = offered.find((one) => one.id === id);
  const rules = entry && (await rulesOf(id));
  const setting = rules && composedIn(rules);
  if (!entry || !setting) return { setting: undefined };
  const { view, words } = await gameUi(id, language);
  return words.page
    ? { name: entry.name[language], rules, game: words, view, setting }
    : { setting: undefined };
}

interface OpenedProps extends Loaded {
  /** Of the game. */
  readonly id: string;
  readonly value: string;
}

function Opened({ id, name, rules, game, view, setting, value }: OpenedProps) {
  const words = useWords();
  const own = useBookWords();
  const go = useGo();
  const { finished } = useFinished();
  const unread = isTrouble(finished);
  const [sharing, setSharing] = useState(false);
  const [drawn, setDrawn] = useState<Surprise | null>(null);
  const page = useLoaded(
    async () => (await game.page?.(setting.key, value)) ?? null,
    [game, setting, value],
  );
  const played = useMemo(
    () => playedBy(!finished || unread ? [] : finished.matches, id, setting),
    [finished, id, setting],
  );
  const all = useMemo(() => composedValues(setting), [setting]);
  const { label } = game.setting(setting.key);
  const path = `/${id}/${value}`;
  const turnTo = (wanted: string) => go.instead(`/${id}/${wanted}`);
  const draw = () => {
    const seen = seenIn(played);
    const wanted = surprise(setting, seen, value, randomBelow);
    setDrawn({ value: wanted, news: newsOf(wanted, seen) });
    turnTo(wanted);
  };
  useShake(draw);
  const { starting, play } = usePlay(rules, game);
  const blocked = blockedIn(setting, value);
  const nameOf = (part: string) => game.partValue?.(setting.key, part) ?? part;
  return (
    <Screen
      title={`${name}: ${label}`}
      up={`/new/${id}`}
      layout="wide"
      action={<IconButton name={own.share} icon={Share2} onClick={() => setSharing(true)} />}
      foot={
        <div class="book__foot">
          <p class="book__blocked" role="status">
            {blocked.length > 0 && game.blocked?.(setting.key, blocked)}
          </p>
          <p class="book__news" role="status">
            {drawn?.value === value && newsText(drawn.news, nameOf, own)}
          </p>
          <IconButton name={own.surprise} icon={Dices} onClick={draw} />
          <Button onClick={() => go.to(`/new/${id}/${value}`)}>{own.setUp(value)}</Button>
          <Button
            kind="primary"
            icon={Play}
            dimmed={blocked.length > 0}
            busy={starting}
            onClick={() => blocked.length === 0 && play(value)}
          >
            {own.play(value)}
          </Button>
        </div>
      }
    >
      <div class="stack book" data-gap="4">
        <div class="stack book__choice">
          <Dials setting={setting} game={game} view={view} value={value} onChange={turnTo} />
          <TourButton game={game} setting={setting} played={played} onGo={turnTo} />
        </div>
        {page && (
          <PageText page={page} above={`${label} ${value}`} setting={setting.key} view={view} />
        )}
        {unread ? (
          <p class="notice">{words.trouble[finished.trouble]}</p>
        ) : (
          <Endings matches={played.get(value) ?? []} />
        )}
        {played.size > 0 && (
          <PlayedList
            played={played}
            of={all.length}
            setting={setting.key}
            game={game}
            onGo={turnTo}
          />
        )}
        <Fold label={own.atAGlance} chosen={own.inShort(played.size, all.length)} heading>
          <Variety
            setting={setting}
            game={game}
            played={played}
            sentence={own.playedOf(played.size, all.length)}
            onGo={turnTo}
          />
        </Fold>
      </div>
      <ShareValue
        open={sharing}
        onClose={() => setSharing(false)}
        label={label}
        value={value}
        path={path}
        text={`${name} ${value}: ${page?.title ?? ''}`}
      />
    </Screen>
  );
}

interface NoSuchValueProps {
  /** Of the game. */
  readonly id: string;
  readonly name: string;
  readonly rules: AnyRules;
  readonly game: GameWords;
  readonly setting: ComposedSetting;
  readonly value: string;
}

/** In place of the page of a value that cannot be, as by an address with a slip: why, and the way to the book. */
function NoSuchValue({ id, name, game, setting, value }: NoSuchValueProps) {
  const words = useWords();
  const own = useBookWords();
  const go = useGo();
  const { label } = game.setting(setting.key);
  return (
    <Screen title={`${name}: ${label}`} up={`/new/${id}`}>
      <div class="section">
        <p>
          {setting.distinct
            ? own.noValue(label, value, setting.parts, setting.values)
            : words.crash.notFound}
        </p>
        <Button icon={Library} onClick={() => go.instead(`/${id}`)}>
          {own.toBook}
        </Button>
      </div>
    </Screen>
  );
}

interface ShareValueProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What the setting is called, and its value. */
  readonly label: string;
  readonly value: string;
  /** Its page in this app, behind the `#`. */
  readonly path: string;
  /** What is sent with the link. */
  readonly text: string;
}

/** A link to the page of a value: to scan, to send or to copy. */
function ShareValue({ open, onClose, label, value, path, text }: ShareValueProps) {
  const words = useBookWords();
  const url = `${location.href.split('#')[0] ?? ''}#${path}`;
  return (
    <Sheet open={open} title={words.shareTitle(label, value)} onClose={onClose}>
      <div class="section">
        <QrCode text={url} name={words.qrName(value)} />
        <p class="note">{words.shareHint(label)}</p>
        <p class="share-value__link">{url}</p>
        <SendButtons data={{ text, url }} copied={url} words={words} />
      </div>
    </Sheet>
  );
}
