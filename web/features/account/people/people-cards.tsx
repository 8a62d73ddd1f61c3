import { DeleteHouseCard } from './delete-house-card.tsx'
import { HousesCard } from './houses-card.tsx'
import { PeopleCard } from './people-card.tsx'

/** The people of the house that is open, and the other houses of who looks at it. */
export const PeopleCards = () => (
  <>
    <PeopleCard />
    <HousesCard />
    <DeleteHouseCard />
  </>
)
