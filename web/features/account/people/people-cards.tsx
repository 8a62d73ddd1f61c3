import { Suspense } from 'react'
import { lazyPart } from '../../../ui/parts/part-boundary.tsx'
import { DeleteHouseCard } from './delete-house-card.tsx'
import { PeopleCard } from './people-card.tsx'

/** Who works alone never sees it. */
const ApprovalCard = lazyPart(async () => (await import('./approval-card.tsx')).ApprovalCard)

export const PeopleCards = () => (
  <>
    <PeopleCard />
    <Suspense>
      <ApprovalCard />
    </Suspense>
    <DeleteHouseCard />
  </>
)
