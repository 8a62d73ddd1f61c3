import { ApprovalCard } from './approval-card.tsx'
import { DeleteHouseCard } from './delete-house-card.tsx'
import { PeopleCard } from './people-card.tsx'

/** The people of the house that is open. */
export const PeopleCards = () => (
  <>
    <PeopleCard />
    <ApprovalCard />
    <DeleteHouseCard />
  </>
)
