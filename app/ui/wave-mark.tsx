/** The small wave over a section's heading. */
export function WaveMark({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`wave-mark ${className}`.trim()}
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
