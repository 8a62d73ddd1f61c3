import { TextField } from '../../../ui/form/text-field.tsx'

interface FindingBarProps {
  search: string
  onSearch: (search: string) => void
  sections: readonly string[]
  /** Without a connection: when the list was last seen, and how many words wait. */
  cutOff: { readonly asOf: string; readonly unsent: number } | null
}

/** At the foot of the screen, where the thumb is: the search, and a way to each section. */
export function FindingBar({ search, onSearch, sections, cutOff }: FindingBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-auto border-rule border-t bg-paper px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-card sm:border">
      <p role="status" className="text-sm text-warn-ink">
        {cutOff && (
          <span className="block pb-2 font-medium">
            No connection: {cutOff.asOf}
            {cutOff.unsent > 0 && ` · Not sent yet: ${cutOff.unsent}`}
          </span>
        )}
      </p>
      {search === '' && sections.length > 1 && (
        <nav aria-label="Sections" className="-mx-4 mb-2 flex gap-2 overflow-x-auto px-4">
          {sections.map((section) => (
            <button
              key={section}
              type="button"
              className="min-h-11 shrink-0 rounded-full border border-edge bg-card px-4 text-sm"
              onClick={() => document.getElementById(headingId(section))?.scrollIntoView({ block: 'start' })}
            >
              {section}
            </button>
          ))}
        </nav>
      )}
      <TextField
        label="Find a dish"
        isLabelHidden
        placeholder="Find a dish"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
    </div>
  )
}

export const headingId = (section: string): string => `section ${section}`
