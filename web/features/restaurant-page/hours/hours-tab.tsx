import type { PageWork } from '../editing/use-page-editing.ts'
import { ClockCard } from './clock-card.tsx'
import { SpecialDaysCard } from './special-days-card.tsx'
import { WeekCard } from './week-card.tsx'

const HoursTab = (work: PageWork) => (
  <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
    <WeekCard work={work} />
    <div className="flex flex-col gap-6">
      <SpecialDaysCard work={work} />
      <ClockCard work={work} />
    </div>
  </div>
)

export const hours = {
  place: 20,
  id: 'hours',
  name: 'Hours',
  tab: 'hours',
  needs: 'share',
  Panel: HoursTab,
} as const
