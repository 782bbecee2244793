/** The nine modules, by their digits. */
export const MODULES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type ModuleId = (typeof MODULES)[number];

/** What a module does in a world: I gives points and the end, II the income, III a twist. */
export const ROLES = ['I', 'II', 'III'] as const;
export type Role = (typeof ROLES)[number];

/** Three different modules in the order of the roles (G1.1). */
export type World = readonly [ModuleId, ModuleId, ModuleId];

/** The world of three digits such as `685`; null: they are not three different digits from 1 to 9. */
export function worldFrom(code: string): World | null {
  const [first, second, third, ...more] = [...code].map((digit) =>
    MODULES.find((one) => one === digit),
  );
  if (!first || !second || !third || more.length > 0) return null;
  return first === second || first === third || second === third ? null : [first, second, third];
}

/** All 504 worlds, in the order of their numbers. */
export const WORLDS: readonly World[] = MODULES.flatMap((first) =>
  MODULES.flatMap((second) =>
    MODULES.flatMap((third) => {
      const world = worldFrom(first + second + third);
      return world ? [world] : [];
    }),
  ),
);

/** The role of a module in a world; null: it is not in it. */
export function roleOf(world: World, module: ModuleId): Role | null {
  return ROLES[world.indexOf(module)] ?? null;
}
