/** A price as that many coins, for the dials of the first prices. */
export function SettingPicture({ value }: { readonly value: string | boolean }) {
  const coins = Array.from({ length: Number(value) }, (_, at) => at);
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {coins.map((at) => (
        <circle
          key={at}
          cx={6 + 6 * (at % 3)}
          cy={16 - 8 * Math.floor(at / 3)}
          r="2.5"
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
