const TRACKS = 13;

/** A roundhouse seen from above, in thin lines: turntable, tracks and stalls. Decoration. */
export function Stalls() {
  const tracks = Array.from({ length: TRACKS }, (_, track) => 180 + (180 * (track + 0.5)) / TRACKS);
  return (
    <svg
      class="home__stalls"
      viewBox="-200 -190 400 190"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      aria-hidden="true"
    >
      <circle r="46" />
      <circle r="42" />
      {tracks.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M50 -3H186M50 3H186" />
          <path d="M118 -14L186 -22V22L118 14Z" />
        </g>
      ))}
      <path d="M-44 -3H44M-44 -9H44" />
    </svg>
  );
}
