/** Shown for a page that can't be displayed: paper with lines, no words. */
export const DrawnPage = () => (
  <svg
    viewBox="0 0 85 110"
    aria-hidden="true"
    className="block w-full max-w-60 bg-white text-black/15 shadow-raised"
  >
    <g fill="currentColor">
      <rect x="28" y="12" width="29" height="4" />
      <rect x="36" y="20" width="13" height="1" />
      {[32, 62].map((top) => (
        <g key={top}>
          <rect x="32" y={top} width="21" height="2.4" />
          {[8, 14, 20].map((down) => (
            <g key={down}>
              <rect x="14" y={top + down} width={down === 14 ? 30 : 38} height="1.4" />
              <rect x="66" y={top + down} width="5" height="1.4" />
            </g>
          ))}
        </g>
      ))}
    </g>
  </svg>
)
