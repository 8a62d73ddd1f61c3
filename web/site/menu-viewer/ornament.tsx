import type { ViewerMenu } from '#contract/pages.ts'

type Template = ViewerMenu['look']['template']

/** What a template draws under the restaurant's name and, in Rustic, between the sections. */
export function Ornament({ template }: { template: Template }) {
  if (template === 'modern') return null
  return (
    <div className="ornament" aria-hidden="true">
      {template === 'rustic' ? <Sprig /> : <span className="diamond" />}
    </div>
  )
}

/** Two leaves and a berry. */
function Sprig() {
  return (
    <svg viewBox="0 0 48 20" width="48" height="20" fill="currentColor" aria-hidden="true">
      <circle cx="24" cy="10" r="2.4" />
      <path d="M19 10C14 3 7 3 2 6c4 1 6 6 17 4Zm-1 1C12 18 6 17 3 15c5-1 7-4 15-4Z" />
      <path d="M29 10c5-7 12-7 17-4-4 1-6 6-17 4Zm1 1c6 7 12 6 15 4-5-1-7-4-15-4Z" />
    </svg>
  )
}
