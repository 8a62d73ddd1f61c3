import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useLayoutEffect, useState } from 'react'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { describeRestaurant, guestDescription, type Restaurant } from '#domain/menu/model/restaurant.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'
import { DEFAULT_CURRENCY, usualStep } from '#domain/money/currency.ts'
import { TARGET_CHECK_AVERAGE_RANGE } from '#domain/pricing/multipliers.ts'
import { ApiError } from '../../../lib/api.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { FactFields } from '../../../menu/facts/fact-fields.tsx'
import { factsInShort } from '../../../menu/facts/fact-words.ts'
import { sameFacts } from '../../../menu/facts/facts-of-restaurant.ts'
import { PictureField } from '../../../menu/pictures/picture-field.tsx'
import { cuisinesQuery } from '../../../menu/reference-queries.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { askToUpgrade } from '../../../plan/ask-to-upgrade.ts'
import { mayAddRestaurants } from '../../../plan/own-role.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { fieldsOf } from '../../../ui/form/fields-of.ts'
import { FormActions } from '../../../ui/form/form-actions.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { rangeWords, signOf } from '../prices/amount-text.ts'
import { readTarget } from '../prices/price-factors.ts'
import { LogoPreview } from './logo-preview.tsx'
import { profileOf, profilesQuery, storeProfile } from './restaurants.ts'

export interface RestaurantFormProps {
  restaurant: Restaurant
  /** A further profile, which has to be stored; else the menu's own copy may be all that changes. */
  isNew: boolean
  onDirty: (isDirty: boolean) => void
  onClose: () => void
}

const { min: MIN_CHECK, max: MAX_CHECK } = TARGET_CHECK_AVERAGE_RANGE

export function RestaurantForm({ restaurant, isNew, onDirty, onClose }: RestaurantFormProps) {
  const menuCurrency = useOpenMenu((open) => open.menu?.currency) ?? DEFAULT_CURRENCY
  // A profile without a menu asks for dollars.
  const currency = isNew ? DEFAULT_CURRENCY : menuCurrency
  const [typed, setTyped] = useState(() => typedOf(restaurant, currency))
  const [facts, setFacts] = useState({ market: restaurant.market, business: restaurant.business })
  const [hasTriedToSave, setHasTriedToSave] = useState(false)
  const [isUploading, setIsUploading] = useState(false)
  const profiles = useQuery(profilesQuery).data ?? []
  const keeping = keepingOf(restaurant, profiles.length > 0, profileOf(restaurant, profiles) !== undefined)
  const [choice, setChoice] = useState<boolean | null>(null)
  const isKept = isNew || (keeping ? (choice ?? keeping.isUsual) : mayAddRestaurants())

  const set = (changes: Partial<ReturnType<typeof typedOf>>) => setTyped({ ...typed, ...changes })
  const before = typedOf(restaurant, currency)
  const isDirty =
    !sameFacts(facts, { market: restaurant.market, business: restaurant.business }) ||
    Object.entries(typed).some(([field, value]) => value !== before[field as keyof typeof before])
  // Before the next key: Escape right after the last letter has to ask.
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const averageCheck = readTarget(typed.averageCheck, currency)
  const store = useMutation({
    mutationFn: storeProfile,
    onSuccess: (stored) => finish(stored),
    onError: (error, described) => {
      if (!(error instanceof ApiError && error.code === 'plan_limit')) return showErrorToast(error)
      // The plan refuses the profile; the menu keeps the new details.
      if (!isNew) finish(described)
      askToUpgrade('multiple_restaurants')
    },
  })

  const finish = (described: Restaurant) => {
    useOpenMenu.getState().setRestaurant(described)
    toast({ title: 'Restaurant Updated', description: 'Your restaurant details have been updated.' })
    onClose()
  }

  const save = (event: FormEvent) => {
    event.preventDefault()
    setHasTriedToSave(true)
    if (averageCheck === null || isUploading) return
    const described = setFields(describeRestaurant(restaurant, { ...typed, averageCheck }), facts)
    if (isKept) store.mutate(described)
    else finish(described)
  }

  const field = fieldsOf(typed, set)
  return (
    <form noValidate onSubmit={save}>
      <div className="flex flex-col gap-4">
        <TextField
          label="Restaurant name"
          {...field.text('name')}
          maxLength={MENU_TEXT_LIMITS.name}
          autoComplete="organization"
        />
        <TextAreaField
          label="Description"
          {...field.text('description')}
          maxLength={MENU_TEXT_LIMITS.description}
          minHeightPx={72}
        />
        <TextField
          label="Address"
          isOptional
          {...field.text('address')}
          maxLength={300}
          autoComplete="street-address"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <CuisineField cuisineId={typed.cuisineId} onCuisineId={(cuisineId) => set({ cuisineId })} />
          <NumberField
            label="Average check"
            leading={signOf(currency)}
            isAmount
            {...field.text('averageCheck')}
            error={
              hasTriedToSave &&
              averageCheck === null &&
              `An average check is ${rangeWords(MIN_CHECK, MAX_CHECK, currency)}.`
            }
          />
        </div>
        <PictureField
          label="Logo"
          purpose="logo"
          imageUrl={typed.logoUrl}
          onImageUrl={(logoUrl) => setTyped((now) => ({ ...now, logoUrl }))}
          onUploading={setIsUploading}
          preview={<LogoPreview logoUrl={typed.logoUrl} />}
        />
        <Disclosure label="Which laws apply to you" summary={factsInShort(facts)}>
          <p className="text-quiet text-sm">
            Check Menu uses these to check what the law requires on your menu.
          </p>
          <FactFields facts={facts} onFacts={setFacts} />
        </Disclosure>
        {!isNew && keeping && (
          <Checkbox
            label={keeping.label}
            hint={keeping.hint}
            checked={isKept}
            onChange={({ target }) => setChoice(target.checked)}
          />
        )}
      </div>
      <FormActions onCancel={onClose} isPending={store.isPending} disabled={isUploading}>
        {isNew ? 'Add Restaurant' : 'Save Changes'}
      </FormActions>
    </form>
  )
}

function CuisineField({
  cuisineId,
  onCuisineId,
}: {
  cuisineId: number | null
  onCuisineId: (cuisineId: number | null) => void
}) {
  const { data: cuisines = [] } = useQuery(cuisinesQuery)
  return (
    <SelectField
      label="Cuisine"
      isOptional
      value={cuisineId ?? ''}
      onChange={({ target }) => onCuisineId(target.value === '' ? null : Number(target.value))}
      options={[
        { value: '', label: 'Not set' },
        ...cuisines.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}

const typedOf = (restaurant: Restaurant, currency: string) => ({
  name: restaurant.name,
  description: guestDescription(restaurant),
  address: restaurant.address,
  cuisineId: restaurant.cuisineId,
  averageCheck: String(Number((restaurant.averageCheck * usualStep(currency)).toFixed(2))),
  logoUrl: restaurant.logoUrl,
})

/** What an owner is asked about their profiles, since a menu has its own copy; the first one is kept unasked. */
function keepingOf(restaurant: Restaurant, hasProfiles: boolean, isOfProfile: boolean) {
  if (isOfProfile) {
    return {
      label: 'Update my restaurant too',
      hint: 'Earlier menus stay as they are.',
      isUsual: true,
    }
  }
  if (!hasProfiles) return null
  return {
    label: 'Save as another restaurant',
    hint: `${restaurant.name} is only on this menu so far.`,
    isUsual: false,
  }
}
