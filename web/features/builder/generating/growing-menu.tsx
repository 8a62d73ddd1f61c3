import type { ShownSection } from './growing-sections.ts'

/** A menu while it is composed: its sections with the dishes that have come. */
export const GrowingMenu = ({ sections }: { sections: readonly ShownSection[] }) => (
  <ol aria-label="The menu so far" className="mt-5 flex max-h-[50dvh] flex-col gap-4 overflow-y-auto">
    {sections.map(({ id, name, dishes, isRevised }) => (
      <li key={id}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
          {name}
          {isRevised && <span className="font-normal text-quiet text-xs">Filled in from our catalog</span>}
        </p>
        <ul className="mt-1 text-quiet text-sm">
          {dishes.map((dish) => (
            <li key={dish.id} className="animate-fade-in">
              {dish.name}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
)
