import type { ViewerMenu } from '#contract/pages.ts'

type Drawing = NonNullable<ViewerMenu['look']['tokens']['ornament']>

/** What a template draws under the restaurant's name and, where it wants it there too, over the sections. */
export function Ornament({ ornament: { path, width, height } }: { ornament: Drawing }) {
  return (
    <div className="ornament" aria-hidden="true">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </div>
  )
}
