import { Tabs as RadixTabs } from 'radix-ui'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { useOverflowEdges } from '../hooks/use-overflow-edges.ts'
import { PartBoundary } from '../parts/part-boundary.tsx'

export interface TabsProps {
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  className?: string
  children: ReactNode
}

export const Tabs = (props: TabsProps) => <RadixTabs.Root {...props} />

/** One row at every width; where tabs don't fit it scrolls, or in a narrow panel takes several rows. */
export function TabList({
  label,
  isWrapped = false,
  className,
  children,
}: {
  label: string
  isWrapped?: boolean
  className?: string
  children: ReactNode
}) {
  const list = useRef<HTMLDivElement>(null)
  const edges = useOverflowEdges(list)
  useEffect(() => showChosen(list.current), [])
  return (
    <div className={classNames('border-rule border-b', className)}>
      <RadixTabs.List
        ref={list}
        aria-label={label}
        data-overflow={edges}
        className={classNames(
          'relative -mb-px flex',
          isWrapped
            ? 'flex-wrap px-2.5 [&>*]:gap-1 [&>*]:px-1.5'
            : 'overflow-x-auto overscroll-x-contain [scrollbar-width:none] data-[overflow=both]:mask-x-from-90% data-[overflow=end]:mask-r-from-90% data-[overflow=start]:mask-l-from-90%',
        )}
      >
        {children}
      </RadixTabs.List>
    </div>
  )
}

/** Scrolls the row, and not the page, so that the chosen tab is in sight where a link has led to it. */
function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[data-state=active]')
  if (!row || !chosen) return
  row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
}

export interface TabProps extends ComponentPropsWithRef<'button'> {
  value: string
  /** After the label: a count, a PRO badge. */
  badge?: ReactNode
}

export const Tab = ({ badge, className, children, ...rest }: TabProps) => (
  <RadixTabs.Trigger
    {...rest}
    onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    className={classNames(tabClass, className)}
  >
    {children}
    {badge}
  </RadixTabs.Trigger>
)

const tabClass =
  'inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-4 font-medium text-quiet text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:border-accent data-[state=active]:text-ink'

export interface TabPanelProps extends ComponentPropsWithRef<'div'> {
  value: string
}

export const TabPanel = ({ className, children, ...rest }: TabPanelProps) => (
  <RadixTabs.Content {...rest} className={classNames('pt-6 data-[state=inactive]:hidden', className)}>
    <PartBoundary>{children}</PartBoundary>
  </RadixTabs.Content>
)
