import { MODULES, type ModuleId } from '../data/world/world';

/** Lines on 24 by 24: a cart, a flag, a seal, swords, a compass, a road, a podium, a works, a rising value. */
const LINES: Readonly<Record<ModuleId, string>> = {
  1: 'M2 6h12v10H2zM14 10h4l4 3v3h-8M8 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0M20 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  2: 'M5 21V3M5 4h14l-3 4.500 3 4.500H5M10 4v9M5 8.500h11.500',
  3: 'M17 9a5 5 0 1 1-10 0 5 5 0 0 1 10 0M9 13.500 8 21l4-2.500 4 2.500-1-7.500',
  4: 'M4 4l13 13M20 4 7 17M4 15l5 5M20 15l-5 5M6.500 17.500 4 20M17.500 17.500 20 20',
  5: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M15.500 8.500l-2 5-5 2 2-5z',
  6: 'M8 3 4 21M16 3l4 18M12 4v3M12 10.500v3M12 17v3',
  7: 'M3 21v-9h6v9M9 21V5h6v16M15 21v-6h6v6M2 21h20',
  8: 'M3 20V10l5 3v-3l5 3v-3l5 3V4h3v16zM7 17h2M12 17h2M17 17h1',
  9: 'M3 4v17h18M7 16l4-5 4 3 6-8M16 6h5v5',
};

/** A module as a small line drawing in the color of the text. Its name is beside it. */
export function ModulePicture({ module }: { readonly module: ModuleId }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={LINES[module]} />
    </svg>
  );
}

/** The picture of a digit of a world, for its dial and its page. */
export function SettingPicture({ value }: { readonly value: string | boolean }) {
  const module = MODULES.find((one) => one === value);
  return module ? <ModulePicture module={module} /> : null;
}
