import type { Template } from '#domain/design/templates.ts'

type Key = Template['key']

interface Manner {
  readonly paper: string
  readonly head: string
  readonly sections: readonly {
    readonly name: string
    readonly dishes: readonly (readonly [string, string])[]
  }[]
}

const manners: Record<Key, Manner> = {
  classic: {
    paper: 'bg-[#fffefb] text-[#333333] font-display',
    head: 'items-center text-center',
    sections: [
      {
        name: 'Main Courses',
        dishes: [
          ['Roast Chicken', '24'],
          ['Braised Short Rib', '29'],
          ['Dover Sole', '32'],
        ],
      },
      {
        name: 'Desserts',
        dishes: [
          ['Lemon Tart', '9'],
          ['Crème Caramel', '8'],
        ],
      },
    ],
  },
  modern: {
    paper: 'bg-[#f8fafc] text-[#0f172a] font-sans',
    head: 'items-start text-left font-semibold',
    sections: [
      {
        name: 'Mains',
        dishes: [
          ['Miso Cod', '27'],
          ['Charred Broccoli', '16'],
          ['Lamb Shoulder', '30'],
        ],
      },
      {
        name: 'Sweet',
        dishes: [
          ['Olive Oil Cake', '9'],
          ['Yuzu Sorbet', '7'],
        ],
      },
    ],
  },
  rustic: {
    paper: 'bg-[#f5f0e6] text-[#5f4e3a] font-display',
    head: 'items-center text-center italic',
    sections: [
      {
        name: 'From the Oven',
        dishes: [
          ['Farmhouse Loaf', '8'],
          ['Stewed White Beans', '15'],
          ['Pot Pie', '21'],
        ],
      },
      {
        name: 'Something Sweet',
        dishes: [
          ['Apple Galette', '9'],
          ['Honey Custard', '8'],
        ],
      },
    ],
  },
}

/** A glimpse of a template: not what the typesetter makes of it, but its manner. */
export function TemplateSample({ template }: { template: Key }) {
  const { paper, head, sections } = manners[template]
  return (
    // Sized by the card's own width, so that the sample shrinks as a picture would.
    <span aria-hidden="true" className="@container block bg-desk">
      <span
        className={`mx-auto mt-[2em] flex aspect-[6/5] w-[84%] flex-col gap-[1.6em] overflow-hidden p-[2em] text-[3.4cqi] leading-snug shadow-raised ${paper}`}
      >
        {sections.map((section) => (
          <span key={section.name} className="flex flex-col gap-[0.7em]">
            <span className={`mb-[0.2em] flex flex-col gap-[0.4em] text-[1.4em] ${head}`}>
              {section.name}
              <Ornament template={template} />
            </span>
            {section.dishes.map(([dish, price]) => (
              <span key={dish} className="flex items-baseline gap-[0.5em]">
                {dish}
                <span
                  className={
                    template === 'modern' ? 'grow' : 'grow border-current border-b border-dotted opacity-50'
                  }
                />
                {price}
              </span>
            ))}
          </span>
        ))}
      </span>
    </span>
  )
}

function Ornament({ template }: { template: Key }) {
  if (template === 'modern') return <span className="h-[0.18em] w-[1.4em] bg-current" />
  if (template === 'rustic')
    return <span className="w-[4em] border-current border-b-[3px] border-double opacity-60" />
  return <span className="h-px w-[2em] bg-[#a63a24] opacity-70" />
}
