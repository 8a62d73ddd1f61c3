import type { ViewerMenu } from '#contract/pages/viewer-menu.ts'

type Drawing = NonNullable<ViewerMenu['look']['tokens']['ornament']>

/** The ornament of a template: under the restaurant's name and, for some, over the sections. */
export const Ornament = ({ ornament: { path, width, height } }: { ornament: Drawing }) => (
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
