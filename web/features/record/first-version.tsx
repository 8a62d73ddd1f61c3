import { type SavedMenuSummary, savedMenuFirstPage } from '#contract/menus/saved-menus.ts'
import { addressOf } from '#contract/shared/address.ts'
import { RECORD_DAYS } from '#domain/live/record/published.ts'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { may } from '../../plan/own-role.ts'

interface FirstVersionProps {
  menu: SavedMenuSummary
  isSeen: boolean
}

export const FirstVersion = ({ menu: { id, version, isReadable }, isSeen }: FirstVersionProps) => (
  <section aria-label="What comes here" className="flex flex-wrap items-center gap-x-8 gap-y-6 pt-6">
    <div className="flex items-end gap-3" aria-hidden="true">
      {isReadable && (
        <img
          src={addressOf(savedMenuFirstPage, { params: { id }, query: { version } })}
          alt=""
          className="w-28 bg-white shadow-raised"
        />
      )}
      <PagesToCome />
    </div>
    <div className="min-w-0 max-w-prose grow basis-64">
      <p className="font-medium">
        {isSeen
          ? 'Guests see this version. What you change next is kept here too.'
          : 'Guests don’t see this menu yet.'}
      </p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-quiet text-sm">
        {!isSeen && <li>Share it or put it on your page: from then on each change is on record.</li>}
        <li>Each change that guests see has its time, who made it, and the page as it was.</li>
        <li>Every version of the last {RECORD_DAYS} days can be compared, and restored in two clicks.</li>
        <li>“Save for a Date…” in the editor prepares the next menu, which opens automatically.</li>
      </ul>
      {may('edit words') && (
        <ScreenLink
          to={`/saved-menus?edit=${encodeURIComponent(id)}`}
          variant="secondary"
          size="sm"
          className="mt-4"
        >
          Open in the Editor
        </ScreenLink>
      )}
    </div>
  </section>
)

const PagesToCome = () => (
  <svg viewBox="0 0 130 112" aria-hidden="true" className="w-32 text-edge" fill="none" stroke="currentColor">
    <path d="M0 106h122m-5-4 5 4-5 4" strokeWidth="1.5" />
    {[0, 62].map((left, at) => (
      <g key={left} transform={`translate(${left + 6} ${8 + 8 * at})`} opacity={1 - 0.35 * at}>
        <rect width="50" height="66" rx="2" strokeWidth="1.5" strokeDasharray="4 3" />
        <path
          d="M17 9h16M8 21h22m8 0h4M8 29h18m12 0h4M8 37h24m6 0h4M8 49h20m10 0h4M8 57h16m14 0h4"
          strokeWidth="2"
        />
        <circle cx="25" cy={98 - 8 * at} r="3" fill="currentColor" stroke="none" />
      </g>
    ))}
  </svg>
)
