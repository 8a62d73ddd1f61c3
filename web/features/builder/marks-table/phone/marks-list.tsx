import { type Ref, useRef } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import type { ShownPart } from '../../sheet/window/shown-rows.ts'
import type { MarkColumn } from '../columns/mark-columns.ts'
import type { MarksProps } from '../marking/marks-props.ts'
import { DishSwitch } from './dish-switch.tsx'
import { useDishWindow } from './use-dish-window.ts'

/** On a phone: one thing is chosen, and each dish has a switch for it. */
export function MarksList({
  column,
  groups,
  onSection,
  ...rest
}: Omit<MarksProps, 'columns'> & { readonly column: MarkColumn | undefined }) {
  const list = useRef<HTMLDivElement>(null)
  const { measure, starts, shown } = useDishWindow(groups, list)
  if (!column) return null
  return (
    <div className="flex flex-col">
      <div ref={list} className="flex flex-col">
        {groups.map((group, at) => {
          const { key, name, dishes, isWaiting } = group
          const index = starts[at] ?? 0
          const parts = shown[at] ?? dishes.map((_, place): ShownPart => ({ kind: 'row', at: place }))
          return (
            <section key={key} aria-label={name}>
              <div
                ref={measure as Ref<HTMLDivElement> | undefined}
                data-index={index}
                className="flex items-center justify-between gap-2 pt-6"
              >
                <h3 className="font-display font-semibold text-lg">{name}</h3>
                {!isWaiting && (
                  <Button size="sm" variant="quiet" onClick={() => onSection(group, column)}>
                    All<span className="sr-only"> of {name}</span>
                  </Button>
                )}
              </div>
              <ul>
                {parts.map((part) => {
                  if (part.kind === 'gap')
                    return (
                      <li
                        key={`gap ${part.key}`}
                        role="presentation"
                        aria-hidden="true"
                        style={{ height: part.px }}
                      />
                    )
                  const dish = dishes[part.at]
                  return (
                    dish && (
                      <DishSwitch
                        key={dish.key}
                        dish={dish}
                        column={column}
                        index={index + 1 + part.at}
                        position={part.at}
                        setSize={measure && dishes.length}
                        measure={measure}
                        {...rest}
                      />
                    )
                  )
                })}
              </ul>
            </section>
          )
        })}
      </div>
    </div>
  )
}
