import { useEffect, useRef, useState } from 'react'
import type { SourceLine } from '#domain/reading/lines/line.ts'
import type { SourcePage } from '#sources/opened.ts'
import { openPdf, type PdfDocument } from '../../../../../pdf/pdf-engine.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import type { BroughtFile } from '../../opening/brought.ts'

export interface PageViewProps {
  file: BroughtFile
  picture: string | undefined
  /** From 1. */
  page: number
  /** Those of this page, with their places among all lines of all sources. */
  lines: readonly { readonly at: number; readonly line: SourceLine }[]
  lit: ReadonlySet<number>
  onPick: (at: number) => void
}

export function PageView({ file, picture, page, lines, lit, onPick }: PageViewProps) {
  const size = file.pages[page - 1]
  const first = useRef<HTMLElement>(null)
  useEffect(() => {
    if (lit.size > 0) first.current?.scrollIntoView({ block: 'nearest' })
  }, [lit])
  if (!size) return null
  return (
    <div
      role="img"
      aria-label={`Page ${page} of ${file.name}`}
      className="relative m-4 bg-white shadow-raised"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      {file.showing === 'pdf' ? <PdfPicture file={file} page={page} /> : <Picture address={picture} />}
      {lines.map(({ at, line }) => (
        <LineBox
          key={at}
          box={line.place.box}
          size={size}
          isLit={lit.has(at)}
          boxRef={lit.has(at) ? first : undefined}
          onPick={() => onPick(at)}
        />
      ))}
    </div>
  )
}

interface LineBoxProps {
  box: SourceLine['place']['box']
  size: SourcePage
  isLit: boolean
  boxRef: React.RefObject<HTMLElement | null> | undefined
  onPick: () => void
}

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`

function LineBox({ box, size, isLit, boxRef, onPick }: LineBoxProps) {
  if (!box) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard walks the lines of the reading, which are the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the line of the reading.
    <span
      ref={boxRef}
      data-lit={isLit || undefined}
      onClick={onPick}
      className={classNames(
        'absolute cursor-pointer rounded-[2px]',
        isLit ? 'bg-accent/15 outline-2 outline-accent outline-offset-2' : 'hover:bg-accent/10',
      )}
      style={{
        left: percent(box.x, size.width),
        top: percent(box.y, size.height),
        width: percent(box.width, size.width),
        height: percent(box.height, size.height),
      }}
    />
  )
}

/** CSS pixels; a page is painted for a column of this width. */
const PAINTED_PX = 800

function PdfPicture({ file, page }: Pick<PageViewProps, 'file' | 'page'>) {
  const paper = useRef<HTMLDivElement>(null)
  const [pdf, setPdf] = useState<PdfDocument | null>(null)
  const { bytes } = file
  useEffect(() => {
    if (!bytes) return
    let isOver = false
    let opened: PdfDocument | undefined
    openPdf(bytes).then(
      (document) => {
        opened = document
        if (isOver) document.close()
        else setPdf(document)
      },
      // The words next to it stay readable.
      () => undefined,
    )
    return () => {
      isOver = true
      opened?.close()
    }
  }, [bytes])
  useEffect(() => {
    if (!pdf) return
    let isOver = false
    pdf.paint(page, Math.round(PAINTED_PX * devicePixelRatio)).then(
      (canvas) => {
        if (isOver) return
        canvas.className = 'absolute inset-0 size-full'
        paper.current?.replaceChildren(canvas)
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [pdf, page])
  return <div ref={paper} />
}

const Picture = ({ address }: { address: string | undefined }) =>
  address && <img src={address} alt="" className="absolute inset-0 size-full" />
