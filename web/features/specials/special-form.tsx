import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ListedMenu } from '#contract/saved-menus.ts'
import { createSpecial } from '#contract/specials.ts'
import { statedAlso } from '#domain/menu/claims/claims.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { ClaimEditor } from '../../menu/claims/claim-editor.tsx'
import { refreshLive, savedMenuQuery } from '../../menu/live/live-queries.ts'
import { endOfNight, momentWords, wallNow } from '../../menu/live/wall-clock.ts'
import { PictureField } from '../../menu/pictures/picture-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FieldNotes } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { draftItem, draftPrice, type SpecialDraft, specialOf } from './special-draft.ts'
import { SpecialPicture } from './special-picture.tsx'

export interface SpecialFormProps {
  timeZone: string
  /** 0 to 12: when the day of the restaurant ends. */
  dayEndsAt: number
  menus: readonly ListedMenu[]
}

const emptyDraft = (menuId: string, until: string): SpecialDraft => ({
  menuId,
  name: '',
  description: '',
  price: '',
  imageUrl: null,
  section: '',
  until,
  statement: {},
})

/** The card of a new special: a name and a price are enough; it is served from now until tonight. */
export function SpecialForm({ timeZone, dayEndsAt, menus }: SpecialFormProps) {
  const tonight = endOfNight(wallNow(timeZone), dayEndsAt)
  const [draft, setDraft] = useState(() => emptyDraft(menus[0]?.id ?? '', tonight))
  const [fault, setFault] = useState<string | null>(null)
  const [isUploading, setIsUploading] = useState(false)
  const change = (changes: Partial<SpecialDraft>) => setDraft((now) => ({ ...now, ...changes }))
  const { data: menu } = useQuery(savedMenuQuery(draft.menuId))
  const add = useMutation({
    mutationFn: (body: ReturnType<typeof specialOf>) => call(createSpecial, { body }),
    async onSuccess({ special }) {
      setDraft(emptyDraft(draft.menuId, tonight))
      await refreshLive()
      toast({
        title: `${special?.name} is on the menu`,
        description: special ? `Until ${momentWords(special.until)}.` : undefined,
      })
    },
    onError: (error) => setFault(sentenceOf(error, 'The special could not be added. Please try again.')),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const from = wallNow(timeZone)
    const price = draftPrice(draft.price, menu?.content.currency ?? 'USD')
    const complaint = complaintAbout(draft, price, from)
    setFault(complaint)
    if (complaint === null && !isUploading)
      add.mutate(specialOf(draft, price ?? undefined, { timeZone, from }))
  }
  const item = draftItem(draft)
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PictureField
        label="Photograph"
        purpose="itemImage"
        imageUrl={draft.imageUrl}
        onImageUrl={(imageUrl) => change({ imageUrl })}
        onUploading={setIsUploading}
        preview={<SpecialPicture imageUrl={draft.imageUrl} className="size-20" />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={200}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label="Price"
          inputMode="decimal"
          autoComplete="off"
          placeholder="29"
          value={draft.price}
          onChange={({ target }) => change({ price: target.value })}
        />
      </div>
      <Disclosure label="Diets and allergens" summary={claimsSummary(draft)}>
        <ClaimEditor
          item={item}
          onState={(later) => change({ statement: statedAlso(draft.statement, later) })}
        />
      </Disclosure>
      <Disclosure label="Where and until when" summary={`Until ${momentWords(draft.until)}`}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Menu"
            options={menus.map(({ id, title, name }) => ({ value: id, label: title || name }))}
            value={draft.menuId}
            onChange={({ target }) => change({ menuId: target.value, section: '' })}
          />
          <SelectField
            label="Section"
            options={[
              { value: '', label: 'Before all sections' },
              ...(menu?.content.sections ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={draft.section}
            onChange={({ target }) => change({ section: target.value })}
          />
          <TextField
            label="Until"
            type="datetime-local"
            value={draft.until}
            onChange={({ target }) => change({ until: target.value.slice(0, 16) })}
          />
          <TextField
            label="Description"
            isOptional
            maxLength={1000}
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        </div>
      </Disclosure>
      <FieldNotes id="special" error={fault} />
      <Button type="submit" isPending={add.isPending} disabled={isUploading} className="self-start">
        Add to the menu
      </Button>
    </form>
  )
}

function complaintAbout(
  { name, until }: SpecialDraft,
  price: ReturnType<typeof draftPrice>,
  now: string,
): string | null {
  if (name.trim() === '') return 'A special needs a name.'
  if (price === null) return 'This price cannot be read. Write an amount, or MP for the price of the market.'
  if (until <= now) return 'This special would be over already. Please choose a later time.'
  return null
}

const claimsSummary = ({ statement: { allergens, confirmed = [] } }: SpecialDraft): string =>
  allergens === undefined && confirmed.length === 0 ? 'Nothing declared: guests are told nothing' : 'Declared'
