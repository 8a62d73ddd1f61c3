import { useMutation } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { MAX_REWRITES, type Rewrite, rewriteDescriptions } from '#contract/generating/insights.ts'
import { findItem } from '#domain/menu/editing/edits.ts'
import { call } from '../../../lib/api.ts'
import { tellFailureOr } from '../../../lib/tell-failure.ts'
import { ApplyButton } from '../../../menu/advice/apply/apply-button.tsx'
import type { ApplyTools } from '../../../menu/advice/apply/use-apply.ts'
import { pathOf } from '../../../menu/editing/section-path.ts'
import { unsavedMenu } from '../../../menu/saving/unsaved-menu.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'

/** Other words for the descriptions of a section, by the language model. Nothing changes unasked. */
export function RewritePanel({ tools }: { tools: ApplyTools }) {
  const menu = useOpenMenu((open) => open.menu)
  const sections = menu?.sections.filter(({ items }) => items.length > 0) ?? []
  const [chosenId, setChosenId] = useState<number | null>(null)
  const section = sections.find(({ id }) => id === chosenId) ?? sections[0]
  const rewriting = useMutation({
    mutationFn: (places: Rewrite['place'][]) => {
      const body = unsavedMenu(useOpenMenu.getState())
      if (!body) throw new Error('No menu is open.')
      return call(rewriteDescriptions, { body: { ...body, places } })
    },
    onError: tellFailureOr('The AI did not answer. Please try again later.', 'Nothing was rewritten'),
  })
  if (!section) return null
  const places = section.items.slice(0, MAX_REWRITES).map(({ id }) => ({ sectionId: section.id, itemId: id }))
  const { rewrites = [], note = null } = rewriting.data ?? {}
  return (
    <div className="border-rule border-t py-4">
      <h3 className="font-semibold font-sans text-base">Rewrite descriptions</h3>
      <p className="max-w-prose text-quiet">
        The AI suggests new words for the first {MAX_REWRITES} dishes of a section. It may not name anything
        that your dish does not, and nothing changes until you apply it.
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <SelectField
          label="Section"
          className="w-full sm:w-56"
          value={section.id}
          onChange={(event) => setChosenId(Number(event.target.value))}
          options={sections.map((one) => ({ value: one.id, label: pathOf(menu?.sections ?? [], one) }))}
        />
        <Button
          variant="secondary"
          icon={Pencil}
          isPending={rewriting.isPending}
          pendingLabel="Rewriting…"
          onClick={() => rewriting.mutate(places)}
        >
          Rewrite descriptions
        </Button>
      </div>
      {note !== null && (
        <p className="mt-3 text-quiet text-sm" role="status">
          {note}
        </p>
      )}
      <ul className="mt-4">
        {rewrites.map((rewrite) => (
          <RewriteRow
            key={`${rewrite.place.sectionId}-${rewrite.place.itemId}`}
            rewrite={rewrite}
            tools={tools}
          />
        ))}
      </ul>
    </div>
  )
}

function RewriteRow({ rewrite, tools }: { rewrite: Rewrite; tools: ApplyTools }) {
  const { place, name, before, after, edits } = rewrite
  const present = useOpenMenu((open) => open.menu && findItem(open.menu, place))
  const isApplied = present?.description === after
  return (
    <li className="grid gap-x-8 gap-y-3 border-rule border-t py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h4>{name}</h4>
        {before !== '' && <p className="max-w-prose text-quiet line-through decoration-edge">{before}</p>}
        <p className="mt-1 max-w-prose">{after}</p>
      </div>
      <div className="flex items-start sm:justify-end">
        <ApplyButton
          tools={tools}
          proposal={{
            id: `rewrite:${place.sectionId}:${place.itemId}`,
            edits,
            words: `${name} has its new description.`,
          }}
          about={name}
          editsLeft={isApplied ? undefined : edits}
        />
      </div>
    </li>
  )
}
