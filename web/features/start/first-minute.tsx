import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { ListedRestaurant, StoredRestaurant } from '#contract/restaurant/restaurants.ts'
import { sentenceOf } from '../../lib/api.ts'
import { useOpenMenu } from '../../menu/store/open-menu.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { ErrorState } from '../../ui/waiting/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx'
import { hasSkipped, noteSkipped, restaurantOf, restaurantsQuery } from './restaurant-profile.ts'
import { RestaurantQuestions } from './restaurant-questions.tsx'
import { ThreeWays } from './three-ways.tsx'

/** From an account to the first menu: what the restaurant is, asked once, then three ways to begin. */
export function FirstMinute({ user }: { user: User }) {
  const { data: listed, error, refetch } = useQuery(restaurantsQuery)
  const [isSkipped, setIsSkipped] = useState(() => hasSkipped(user.id))
  const [wasAsked, setWasAsked] = useState(false)
  const isAsked = listed?.length === 0 && !isSkipped
  if (isAsked && !wasAsked) setWasAsked(true)
  if (error) {
    return (
      <ErrorState
        title="Your restaurant could not be loaded"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {sentenceOf(error, 'An unexpected error occurred. Please try again.')}
      </ErrorState>
    )
  }
  if (!listed) {
    return (
      <SkeletonGroup label="Loading your restaurant…">
        <Skeleton className="h-10 w-64" />
        <Skeleton className="mt-6 h-56" />
      </SkeletonGroup>
    )
  }
  if (isAsked) {
    return (
      <div className="mx-auto max-w-110">
        <p className="text-quiet text-sm">Step 1 of 2</p>
        <h1>Your restaurant</h1>
        <p className="mt-2 mb-8 text-pretty text-quiet">
          It goes at the top of your menu. You can change it anytime.
        </p>
        <RestaurantQuestions
          onSkip={() => {
            noteSkipped(user.id)
            setIsSkipped(true)
          }}
        />
      </div>
    )
  }
  return <Beginning profiles={readable(listed)} isSecondStep={wasAsked} />
}

const readable = (listed: readonly ListedRestaurant[]): StoredRestaurant[] =>
  listed.flatMap((one) => {
    if (!one.isReadable) return []
    const { isReadable: _, ...profile } = one
    return [profile]
  })

interface BeginningProps {
  readonly profiles: readonly StoredRestaurant[]
  /** It takes the place of the questions, whose button had the focus. */
  readonly isSecondStep: boolean
}

function Beginning({ profiles, isSecondStep }: BeginningProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isSecondStep) heading.current?.focus()
  }, [isSecondStep])
  const openId = useOpenMenu((open) => open.restaurant.id)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const profile =
    profiles.find(({ id }) => id === chosenId) ?? profiles.find(({ id }) => id === openId) ?? profiles[0]
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 ref={heading} tabIndex={-1} className="outline-none">
            New menu
          </h1>
          <p className="mt-2 text-pretty text-quiet [overflow-wrap:anywhere]">
            {profile ? `For ${profile.name}. ` : ''}How do you want to begin?
          </p>
        </div>
        {profiles.length > 1 && profile && (
          <SelectField
            label="Restaurant"
            className="w-full sm:w-64"
            options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
            value={profile.id}
            onChange={({ target }) => setChosenId(target.value)}
          />
        )}
      </div>
      <ThreeWays restaurant={profile ? restaurantOf(profile) : null} />
    </>
  )
}
