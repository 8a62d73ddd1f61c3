import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ListedMenu } from '#contract/menus/saved-menus.ts'
import { createSpecial } from '#contract/restaurant/specials.ts'
import { againstSpecial } from '#domain/live/state/special-item.ts'
import { statedAlso } from '#domain/menu/claims/claims.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { ClaimEditor } from '../../menu/claims/claim-editor.tsx'
import { refreshLive, savedMenuQuery } from '../../menu/live/live-queries.ts'
import { endOfNight, momentWords, wallNow } from '../../menu/live/wall-clock.ts'
import { PictureField } from '../../menu/pictures/picture-field.tsx'
import { Button } from '../../ui/button/button.tsx'
import { FieldNotes } from '../../ui/form/field.tsx'
import { fieldsOf } from '../../ui/form/fields-of.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { SpecialDetails } from './special-details.tsx'
import { draftItem, draftPrices, type SpecialDraft, specialOf } from './special-draft.ts'
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
  more: {},
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
  /** Another card after each special. */
  const [timesAdded, setTimesAdded] = useState(0)
  const change = (changes: Partial<SpecialDraft>) => setDraft((now) => ({ ...now, ...changes }))
  const queries = useQueryClient()
  const { data: menu } = useQuery(savedMenuQuery(draft.menuId))
  const item = draftItem(draft)
  const [doubted, setDoubted] = useState<readonly string[]>([])
  const add = useMutation({
    mutationFn: (body: ReturnType<typeof specialOf>) => call(createSpecial, { body }),
    async onSuccess({ special }) {
      setDraft(emptyDraft(draft.menuId, tonight))
      setDoubted([])
      setTimesAdded((times) => times + 1)
      await refreshLive()
      toast({
        title: `${special?.name} is on the menu`,
        description: special ? `Until ${momentWords(special.until)}.` : undefined,
      })
    },
    onError: (error) => setFault(sentenceOf(error, 'The special could not be added. Please try again.')),
  })
  async function submit(event: FormEvent) {
    event.preventDefault()
    const from = wallNow(timeZone)
    // What speaks against the card is judged on its menu, so that has to be here.
    const read = await queries.ensureQueryData(savedMenuQuery(draft.menuId)).catch(() => null)
    if (!read) return setFault('The menu could not be read. Please try again.')
    const { currency, language } = read.content
    const reading = draftPrices(draft.price, { currency, language })
    const complaint = complaintAbout(draft, from) ?? ('problem' in reading ? reading.problem : null)
    setFault(complaint)
    if (complaint !== null || isUploading || !('prices' in reading)) return
    const section = draft.section === '' ? undefined : Number(draft.section)
    const against = againstSpecial(read.content, section, { ...item, prices: [...reading.prices] })
    // Twice pressed is meant: the card says what speaks against it.
    if (against.length > 0 && doubted.join() !== against.join()) return setDoubted(against)
    add.mutate(specialOf(draft, reading.prices, { timeZone, from }))
  }
  const field = fieldsOf(draft, change)
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
        <TextField label="Name" autoComplete="off" maxLength={200} {...field.text('name')} />
        <TextField
          label="Price"
          inputMode="decimal"
          autoComplete="off"
          placeholder="29"
          {...field.text('price')}
        />
      </div>
      <PictureField
        label="Photograph"
        purpose="itemImage"
        imageUrl={draft.imageUrl}
        onImageUrl={(imageUrl) => change({ imageUrl })}
        onUploading={setIsUploading}
        preview={<SpecialPicture imageUrl={draft.imageUrl} className="size-20" />}
      />
      <div>
        <Disclosure label="Diets and allergens" summary={claimsSummary(draft)}>
          <ClaimEditor
            item={item}
            onState={(later) => change({ statement: statedAlso(draft.statement, later) })}
          />
        </Disclosure>
        <Disclosure label="More about the dish" summary={moreSummary(draft)}>
          <TextField label="Description" isOptional maxLength={1000} {...field.text('description')} />
          <SpecialDetails
            key={timesAdded}
            item={item}
            groups={menu?.content.modifierGroups ?? []}
            onState={(later) => change({ statement: statedAlso(draft.statement, later) })}
            onMore={(more) => setDraft((now) => ({ ...now, more: setFields(now.more, more) }))}
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
              {...field.text('section')}
            />
            <TextField
              label="Until"
              type="datetime-local"
              value={draft.until}
              onChange={({ target }) => change({ until: target.value.slice(0, 16) })}
            />
          </div>
        </Disclosure>
      </div>
      <FieldNotes id="special" error={fault} />
      {doubted.length > 0 && (
        <div role="alert" className="rounded-control bg-warn-soft px-3 py-2 text-sm text-warn-ink">
          <p className="font-medium">Please look again. Something speaks against this card:</p>
          <ul className="list-disc pl-5">
            {doubted.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <Button type="submit" isPending={add.isPending} disabled={isUploading} className="self-start">
        {doubted.length > 0 ? 'Add All the Same' : 'Add to the menu'}
      </Button>
    </form>
  )
}

function complaintAbout({ name, until }: SpecialDraft, now: string): string | null {
  if (name.trim() === '') return 'A special needs a name.'
  if (until <= now) return 'This special would be over already. Please choose a later time.'
  return null
}

const moreSummary = ({ description, more: { ingredients, secondName, marks = [] } }: SpecialDraft): string =>
  [description, secondName, ...(ingredients ?? []), ...marks].filter(Boolean).join(' · ')

const claimsSummary = ({ statement: { allergens, confirmed = [] } }: SpecialDraft): string =>
  allergens === undefined && confirmed.length === 0 ? 'Nothing declared. Guests see “please ask”' : 'Declared'
