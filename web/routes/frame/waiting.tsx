/** Of `web/index.html`: read before React takes its place. */
const shell = typeof document === 'undefined' ? '' : (document.getElementById('app')?.innerHTML ?? '')

export function Waiting() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, which holds nothing of anybody's.
  return <main className="min-h-dvh" dangerouslySetInnerHTML={{ __html: shell }} />
}
