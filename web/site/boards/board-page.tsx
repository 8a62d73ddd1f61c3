import type { PageFrame } from '#contract/pages/pages.ts'
import { Document } from '../frame/document.tsx'
import css from './board.css?inline'

interface BoardPageProps {
  readonly path: string
  /** Of the page of its restaurant, which has the same in words. */
  readonly pagePath: string
  readonly title: string
  readonly frame: PageFrame
}

/** A page for a screen on the wall: empty, until its script (`web/features/boards/page`) has asked what it shows. */
export const BoardPage = ({ path, pagePath, title, frame }: BoardPageProps) => (
  <Document
    frame={frame}
    title={title}
    description={title}
    isIndexed={false}
    css={css}
    scripts={[frame.scriptAt('features/boards/page/board.ts')]}
    colorScheme="dark"
    themeColor="#000000"
  >
    <main
      aria-label={title}
      data-path={path}
      data-worker={frame.scriptAt('features/boards/page/board-worker.ts')}
      data-shell=""
    >
      {/* The words of its pictures are in the section after them. */}
      <div className="pages" aria-hidden="true" />
      <div className="notice" />
      <div className="text" />
      <p className="age" />
      <noscript>
        <p className="without-script">
          <a href={pagePath}>{title}</a>
        </p>
      </noscript>
    </main>
  </Document>
)
