import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { IconButton, type IconButtonProps } from '../../ui/button/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ToolbarItem } from '../../ui/layout/toolbar.tsx'
import { DropdownMenu } from '../../ui/overlay/dropdown-menu.tsx'
import { type Action, isUnavailable, labelOf, press } from '../actions/action.ts'
import { isMac, keyWords } from '../actions/shortcuts.ts'
import { type StepStore, useOfStep } from '../actions/step-store.ts'
import { MustBadge } from './must-badge.tsx'

export interface BarActionsProps<C> {
  readonly actions: readonly Action<C>[]
  readonly step: StepStore<C>
}

/** The actions that a bar has room for, in the order of the list. */
export const BarActions = <C,>({ actions, step }: BarActionsProps<C>) =>
  actions.map((action) => action.bar && <BarAction key={action.key} action={action} step={step} />)

interface BarActionProps<C> {
  readonly action: Action<C>
  readonly step: StepStore<C>
}

/** What a bar shows of an action; false where the action isn't in it. */
function shownOf<C>(action: Action<C>, context: C) {
  const look = action.bar?.(context)
  return (
    look && {
      ...look,
      name: look.label ?? labelOf(action, context),
      hint: action.hint?.(context),
      href: 'href' in action ? action.href(context) : '',
      disabled: isUnavailable(action, context),
      isPending: action.isPending?.(context),
      musts: action.count?.(context) ?? null,
    }
  )
}

function BarAction<C>({ action, step }: BarActionProps<C>) {
  const shown = useOfStep(step, (context) => shownOf(action, context))
  if (!shown) return null
  const { variant, icon, name, className, hint, href, disabled, isPending, musts } = shown
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
        <Items read={action.items} step={step} />
      </DropdownMenu>
    )
  }
  if ('href' in action) {
    return (
      <ToolbarItem>
        <ScreenLink to={href} variant={variant} icon={Icon} className="px-3">
          {name}
        </ScreenLink>
      </ToolbarItem>
    )
  }
  if (icon === 'alone' && !action.count) {
    return (
      <ToolbarItem>
        <ActionIcon action={action} step={step} className={className} />
      </ToolbarItem>
    )
  }
  const isShort = icon === 'alone'
  return (
    <ToolbarItem disabled={disabled}>
      <Button
        variant={variant}
        icon={icon === 'after' ? undefined : icon && Icon}
        title={isShort ? name : hint}
        className={classNames(isShort ? 'px-2.5' : variant !== 'primary' && 'px-3', className)}
        isPending={isPending}
        pendingLabel={action.pendingLabel}
        onClick={() => press(action, step.getState())}
      >
        <span className={isShort ? 'sr-only' : undefined}>{name}</span>
        <MustBadge musts={musts} />
        {icon === 'after' && <Icon size={16} aria-hidden="true" />}
      </Button>
    </ToolbarItem>
  )
}

const Items = <C,>({ read, step }: { read: (context: C) => ReactNode; step: StepStore<C> }) =>
  read(useOfStep(step, (context) => context))

/** An action as an icon, whose tooltip names its keys. */
export function ActionIcon<C>({
  action,
  step,
  ...rest
}: BarActionProps<C> & Omit<IconButtonProps, 'label' | 'icon' | 'onClick'>) {
  const { label, isOff } = useOfStep(step, (context) => ({
    label: labelOf(action, context),
    isOff: isUnavailable(action, context),
  }))
  return (
    <IconButton
      {...rest}
      icon={action.icon}
      label={label}
      shortcut={action.keys?.[0] && keyWords(action.keys[0], isMac())}
      isUnavailable={isOff}
      onClick={() => press(action, step.getState())}
    />
  )
}
