import { ChevronDown } from 'lucide-react'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ToolbarItem } from '../../ui/layout/toolbar.tsx'
import { DropdownMenu } from '../../ui/overlay/dropdown-menu.tsx'
import { type Action, type BarLook, isUnavailable, labelOf, press } from '../actions/action.ts'
import { isMac, keyWords } from '../actions/shortcuts.ts'
import { MustBadge } from './must-badge.tsx'

export interface BarActionsProps<C> {
  readonly actions: readonly Action<C>[]
  readonly context: C
}

/** The actions that a bar has room for, in the order of the list. */
export const BarActions = <C,>({ actions, context }: BarActionsProps<C>) =>
  actions.map((action) => {
    const look = action.bar?.(context)
    return look && <BarAction key={action.key} action={action} context={context} look={look} />
  })

interface BarActionProps<C> {
  readonly action: Action<C>
  readonly context: C
  readonly look: BarLook
}

function BarAction<C>({
  action,
  context,
  look: { variant, icon, label, className, hint },
}: BarActionProps<C>) {
  const name = label ?? labelOf(action, context)
  const Icon = action.icon
  if ('items' in action) {
    return (
      <DropdownMenu
        trigger={
          <ToolbarItem>
            <IconButton label={name} icon={ChevronDown} className={className} />
          </ToolbarItem>
        }
      >
        {action.items(context)}
      </DropdownMenu>
    )
  }
  if ('href' in action) {
    return (
      <ToolbarItem>
        <ScreenLink to={action.href(context)} variant={variant} icon={Icon} className="px-3">
          {name}
        </ScreenLink>
      </ToolbarItem>
    )
  }
  if (icon === 'alone' && !action.count) {
    return (
      <ToolbarItem>
        <IconButton {...iconOf(action, context)} className={className} />
      </ToolbarItem>
    )
  }
  const isShort = icon === 'alone'
  return (
    <ToolbarItem disabled={isUnavailable(action, context)}>
      <Button
        variant={variant}
        icon={icon === 'after' ? undefined : icon && Icon}
        title={isShort ? name : hint}
        className={classNames(isShort ? 'px-2.5' : variant !== 'primary' && 'px-3', className)}
        isPending={action.isPending?.(context)}
        pendingLabel={action.pendingLabel}
        onClick={() => press(action, context)}
      >
        <span className={isShort ? 'sr-only' : undefined}>{name}</span>
        {action.count && <MustBadge musts={action.count(context)} />}
        {icon === 'after' && <Icon size={16} aria-hidden="true" />}
      </Button>
    </ToolbarItem>
  )
}

/** An action as an icon, whose tooltip names its keys. */
export const iconOf = <C,>(action: Action<C>, context: C) => ({
  icon: action.icon,
  label: labelOf(action, context),
  ...(action.keys?.[0] && { shortcut: keyWords(action.keys[0], isMac()) }),
  isUnavailable: isUnavailable(action, context),
  onClick: () => press(action, context),
})
