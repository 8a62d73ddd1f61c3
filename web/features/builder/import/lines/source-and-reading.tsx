import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { useIsWide } from '../../../../ui/hooks/use-is-wide.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/layout/tabs.tsx'

export type ReviewSide = 'source' | 'reading'

export interface SourceAndReadingProps {
  /** Which is shown where there is room for one. */
  side: ReviewSide
  onSide: (side: ReviewSide) => void
  source: ReactNode
  reading: ReactNode
}

const cardClass = 'rounded-card border border-rule'
/** As high as the dialog has room for. */
const frameClass = `h-[80dvh] min-h-0 overflow-hidden ${cardClass}`

/** Side by side; on a narrow screen one or the other, as high as its lines, scrolling with the dialog. */
export function SourceAndReading({ side, onSide, source, reading }: SourceAndReadingProps) {
  if (useIsWide())
    return (
      <div
        className={classNames(frameClass, 'grid grid-cols-2 grid-rows-[minmax(0,1fr)] divide-x divide-rule')}
      >
        {source}
        {reading}
      </div>
    )
  return (
    <Tabs
      value={side}
      onValueChange={(value) => onSide(value as ReviewSide)}
      className="flex flex-col gap-2 sm:gap-4"
    >
      <TabList label="Source and reading">
        <Tab value="source">Source</Tab>
        <Tab value="reading">As read</Tab>
      </TabList>
      <TabPanel value="source" className={classNames(frameClass, 'pt-0!')}>
        {source}
      </TabPanel>
      <TabPanel value="reading" className={classNames(cardClass, 'pt-0!')}>
        {reading}
      </TabPanel>
    </Tabs>
  )
}
