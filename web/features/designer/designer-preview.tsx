import { type ReactNode, useState } from 'react'
import type { Board } from '#domain/design/paper/editions.ts'
import type { Design } from '#domain/design/settings.ts'
import { AsOfNowBar } from '../../menu/live/as-of-now-bar.tsx'
import { LivePreview, type PreviewFacts } from '../../menu/pages/live-preview.tsx'
import type { ItemTask } from '../../menu/pages/overlay/item-editor.tsx'
import type { LivePages, PagesBody } from '../../menu/pages/typesetting/use-typeset-pages.ts'
import { FitButton } from '../../menu/pages/view/fit-button.tsx'
import { ZoomControl } from '../../menu/pages/view/zoom-control.tsx'
import type { Zoom } from '../../pdf/view/zoom.ts'
import { askToUpgrade } from '../../plan/ask-to-upgrade.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { LateSpinner } from '../../ui/waiting/late-spinner.tsx'
import { BoardPreview } from './board/board-preview.tsx'
import { FindingsNote } from './findings/findings-note.tsx'

/** From this width on, in CSS pixels, a page at its printed size fits next to the settings. */
const WIDE_SCREEN = '(width >= 80rem)'

const firstZoom = (): Zoom => (matchMedia(WIDE_SCREEN).matches ? 100 : 'fit-width')

export interface DesignerPreviewProps {
  readonly live: LivePages
  readonly body: PagesBody
  readonly onTask: (task: ItemTask) => void
  readonly onChange: (changes: Partial<Design>) => void
}

/** The pages as they are designed, each line with a button that edits it; or the same menu on a board. */
export function DesignerPreview({ live, body, onTask, onChange }: DesignerPreviewProps) {
  const [view, setView] = useState<PreviewView>('pages')
  const choice = <ViewChoice view={view} onChange={setView} />
  if (view !== 'pages') return <BoardPreview key={view} body={body} shape={view} choice={choice} />
  return (
    <LivePreview
      live={live}
      label="Live preview"
      firstZoom={firstZoom}
      head={(facts) => (
        <>
          <Head {...facts} choice={choice} />
          <AsOfNowBar />
        </>
      )}
      above={(shown) => <FindingsNote shown={shown} onChange={onChange} />}
      buttons={{ kind: 'edit', onTask }}
    />
  )
}

const Head = ({ shown, isBehind, zoom, scale, onZoom, choice }: PreviewFacts & { choice: ReactNode }) => (
  <div className="flex min-h-12 shrink-0 flex-wrap items-center justify-between gap-x-2 gap-y-1.5 border-rule border-b bg-paper px-3 py-1.5 sm:px-4">
    <div className="flex items-center gap-3">
      {choice}
      <p className="flex items-center gap-2 text-quiet text-sm tabular-nums">
        <span role="status" className="max-sm:sr-only">
          {shown ? pageCountText(shown.pages.length) : 'Live preview'}
        </span>
        {shown && <FitButton shown={shown} />}
        {isBehind && shown && <LateSpinner sizePx={14} className="animate-fade-in" />}
      </p>
    </div>
    <ZoomControl zoom={zoom} scale={scale} onZoom={onZoom} />
  </div>
)

const pageCountText = (count: number): string => (count === 1 ? '1 page' : `${count} pages`)

type PreviewView = 'pages' | Board['shape']

const views: readonly { readonly value: PreviewView; readonly label: string }[] = [
  { value: 'pages', label: 'Pages' },
  { value: 'wide', label: 'Wide board' },
  { value: 'tall', label: 'Tall board' },
]

/** Boards are an edition of the Professional plan. */
const BOARDS = 'feature:advancedLayout'

function ViewChoice({ view, onChange }: { view: PreviewView; onChange: (view: PreviewView) => void }) {
  const hasBoards = usePlanAllows(BOARDS)
  return (
    <SelectField
      label="Preview as"
      isLabelHidden
      value={view}
      options={views}
      onChange={({ target }) => {
        const next = views.find(({ value }) => value === target.value)?.value ?? 'pages'
        if (next === 'pages' || hasBoards) onChange(next)
        else askToUpgrade(BOARDS)
      }}
      className="w-32 sm:w-36"
    />
  )
}
