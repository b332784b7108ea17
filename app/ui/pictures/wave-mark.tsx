/** The small wave under the title of a page that begins a section or shows a place. */
export function WaveMark() {
  return (
    <svg
      className="wave-mark"
      viewBox="0 0 56 10"
      width="56"
      height="10"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M1 7c4.5 0 4.5-5 9-5s4.5 5 9 5 4.5-5 9-5 4.5 5 9 5 4.5-5 9-5 4.5 5 9 5"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
