// Begins a new game as a copy of Depot, the small game of the tests:
//   npm run new-game -- freight Freight 화물
// The id of the game, then its name in English and in Korean. docs/adding-a-game.md says how to go on.
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from './run.mjs';

const [id = '', en = '', ko = ''] = process.argv.slice(2);
const game = `src/games/${id}`;
if (!/^[a-z][a-z0-9-]*$/.test(id) || !en || !ko)
  throw new Error('npm run new-game -- <id> <name in English> <name in Korean>');
if (existsSync(join(root, game))) throw new Error(`${game} is there already.`);

/** The id as the name of a variable: `big-freight` → `bigFreight`. */
const variable = id.replace(/-./g, (part) => part.charAt(1).toUpperCase());
const capital = variable.charAt(0).toUpperCase() + variable.slice(1);

const edit = (file, change) => {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

function filesIn(folder) {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(root, path)).isDirectory() ? filesIn(path) : [path];
  });
}

/** The same text about the new game. */
const renamed = (text) =>
  text
    .replaceAll('walkDepot', `walk${capital}`)
    .replaceAll('차량기지', ko)
    .replaceAll('Depot', en)
    .replaceAll('depot', id);

cpSync(join(root, 'test/depot'), join(root, game), {
  recursive: true,
  // The lists of the app have their own entry for it.
  filter: (path) => !/depot\/(catalogue|thinking|views)\.ts$/.test(path),
});
for (const file of filesIn(game)) edit(file, (text) => renamed(text).replaceAll('../src/', '../'));

cpSync(join(root, 'test/games/depot'), join(root, `test/games/${id}`), {
  recursive: true,
  // Counts of Depot's own matches.
  filter: (path) => !path.endsWith('perft.test.ts'),
});
cpSync(join(root, 'test/gallery/walks/depot.ts'), join(root, `test/gallery/walks/${id}.ts`));
for (const file of [...filesIn(`test/games/${id}`), `test/gallery/walks/${id}.ts`])
  edit(file, (text) =>
    renamed(
      // Its tests are in a folder of the same name; the game itself is in the sources.
      text.replaceAll(/(\.\.\/)depot\/(?!panels|support)/g, `$1../src/games/${id}/`),
    ),
  );

edit('test/gallery/walks/all.ts', (text) =>
  text
    .replace(/\nimport \{ walkMini/, `\nimport { walk${capital} } from './${id}';$&`)
    .replace(/\n\};?\s*$/, `\n  '${id}': walk${capital},$&`),
);
edit('src/games/thinking.ts', (text) =>
  text.replace(
    '\n} as const satisfies',
    `
  '${id}': {
    rules: async () => (await import('./${id}/rules')).rules,
    advice: async () => (await import('./${id}/advice')).advice,
  },$&`,
  ),
);
edit('src/games/views.ts', (text) =>
  text.replace(/\n\};\s*$/, `\n  '${id}': async () => (await import('./${id}/view/view')).view,$&`),
);
edit('src/games/catalogue.ts', (text) =>
  text
    .replace(
      /import \{ card as miniExpress \}/,
      `import { card as ${variable} } from './${id}/card';\n$&`,
    )
    .replace(
      /\n\];\s*$/,
      `
  {
    id: '${id}',
    name: { en: '${en}', ko: '${ko}' },
    card: ${variable},
    ...thinking${/^[a-z]+$/.test(id) ? `.${id}` : `['${id}']`},
    reader: async () => (await import('./${id}/rules/reader')).reader,
    words: async (language) => (await import('./${id}/words/texts')).texts[language].words.fetch(),
    lessons: async (language) => (await import('./${id}/lessons')).lessonsIn(language),
  },$&`,
    ),
);
writeFileSync(
  join(root, `docs/rules/${id}.md`),
  `# ${en}\n\nThe rules, clause by clause, in our own words.\n`,
);

await run(process.execPath, [bin('@biomejs/biome', 'biome'), 'check', '--write', '.'], {
  minutes: 3,
  quiet: true,
});
await run(process.execPath, [bin('tsx'), 'test/gallery/record.ts'], { minutes: 3, quiet: true });
console.log(
  `${game} plays as Depot does: npm run dev. docs/adding-a-game.md says what to write, in which order.`,
);
