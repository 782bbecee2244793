import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const esm = file('node_modules/lucide-preact/dist/esm');
const maker = file('src/ui/line-icon.ts');

interface IconFile {
  readonly __iconData: { readonly node: readonly [string, Record<string, string>][] };
}

/** The shapes of an icon without their keys. The keys are random, and static elements do not need them. */
async function shapesAlone(id: string): Promise<string> {
  const { __iconData } = (await import(id)) as IconFile;
  const shapes = __iconData.node.map(([tag, { key, ...attributes }]) => [tag, attributes]);
  return `import lineIcon from '${maker}'; export default /* @__PURE__ */ lineIcon(${JSON.stringify(shapes)});`;
}

/**
 * Changes every icon import to the icon's own file, and builds the icon there with `ui/line-icon.ts`. Through the
 * package's single list of icons, every icon would seem to be needed by every screen, and would be loaded with the
 * first one.
 */
export function iconsByFile(): Plugin {
  const list = readFileSync(`${esm}/lucide-preact.mjs`, 'utf8');
  const fileOf = (icon: string) => {
    const line = new RegExp(`default as ${icon}\\b.* from '\\.(/icons/[^']+)'`).exec(list);
    if (!line) throw new Error(`lucide-preact has no icon ${icon}`);
    return `${esm}${line[1]}`;
  };
  const own = (word: string, name: string) => {
    const [icon = '', as = icon] = name.trim().split(' as ');
    return icon && `${word} { default as ${as} } from '${fileOf(icon)}';`;
  };
  const direct = (code: string) =>
    code.replace(
      /(import|export) \{([^}]+)\} from ['"]lucide-preact['"];?/g,
      (_, word: string, names: string) =>
        names
          .split(',')
          .map((name) => own(word, name))
          .join(''),
    );
  return {
    name: 'icons-by-file',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { code: 'lucide-preact' },
      handler: async (code, id) => ({
        code: id.startsWith(`${esm}/icons/`) ? await shapesAlone(id) : direct(code),
        map: null,
      }),
    },
  };
}
