import { Ellipsis } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { ToolbarItem } from '../../ui/layout/toolbar.tsx'
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownSubmenu,
} from '../../ui/overlay/dropdown-menu.tsx'
import {
  type Action,
  isUnavailable,
  labelOf,
  type MoreGroup,
  moreGroupOf,
  moreGroups,
  press,
} from '../actions/action.ts'
import { isMac, keyWords } from '../actions/shortcuts.ts'
import { useOfStep } from '../actions/step-store.ts'
import type { BarActionsProps } from './bar-actions.tsx'
import { MustBadge } from './must-badge.tsx'

export interface MoreMenuProps<C> extends BarActionsProps<C> {
  readonly isPending?: ((context: C) => boolean) | undefined
  readonly account: ReactNode
}

/** All that is done with a menu less often, and what has no room in the bar. */
export function MoreMenu<C>({ isPending = () => false, ...items }: MoreMenuProps<C>) {
  const isBusy = useOfStep(items.step, isPending)
  return (
    <DropdownMenu
      trigger={
        <ToolbarItem>
          <IconButton label="More actions" icon={Ellipsis} isPending={isBusy} />
        </ToolbarItem>
      }
    >
      <MoreItems {...items} />
    </DropdownMenu>
  )
}

function MoreItems<C>({ actions, step, account }: Omit<MoreMenuProps<C>, 'isPending'>) {
  const context = useOfStep(step, (now) => now)
  const groups = moreGroups.flatMap((group) => {
    const members = actions.filter((action) => moreGroupOf(action, context) === group)
    return members.length > 0 ? [{ group, members }] : []
  })
  return (
    <>
      {groups.map(({ group, members }, at) => (
        <Fragment key={group}>
          {at > 0 && <DropdownMenuSeparator />}
          {members.map((action) => (
            <MoreItem key={action.key} action={action} context={context} group={group} />
          ))}
        </Fragment>
      ))}
      {account}
    </>
  )
}

interface MoreItemProps<C> {
  readonly action: Action<C>
  readonly context: C
  readonly group: MoreGroup
}

function MoreItem<C>({ action, context, group }: MoreItemProps<C>) {
  const label = labelOf(action, context)
  const hint = action.hint?.(context)
  const Icon = action.icon
  if ('items' in action) {
    const items = action.items(context)
    if (group === 'exports') return items
    return (
      <DropdownSubmenu icon={Icon} label={label}>
        {items}
      </DropdownSubmenu>
    )
  }
  if ('href' in action) {
    return (
      <DropdownMenuItem asChild>
        <Link to={action.href(context)}>
          <Icon size={16} aria-hidden="true" className="shrink-0" />
          {label}
        </Link>
      </DropdownMenuItem>
    )
  }
  return (
    <DropdownMenuItem
      icon={Icon}
      disabled={isUnavailable(action, context)}
      className={action.needsKeyboard && 'pointer-coarse:hidden'}
      onSelect={() => press(action, context)}
    >
      {hint ? (
        <span>
          {label}
          <span className="block text-quiet text-sm">{hint}</span>
        </span>
      ) : (
        label
      )}
      {action.count && <MustBadge musts={action.count(context)} />}
      {action.keys?.[0] && (
        <span aria-hidden="true" className="ml-auto pl-4 text-quiet pointer-coarse:hidden">
          {keyWords(action.keys[0], isMac())}
        </span>
      )}
    </DropdownMenuItem>
  )
}
