import type { Template } from '#domain/design/templates.ts'

const dishes = {
  classic: ['Roast Chicken', 'Braised Short Rib', 'Lemon Tart'],
  modern: ['Miso Cod', 'Charred Broccoli', 'Olive Oil Cake'],
  rustic: ['Farmhouse Loaf', 'Stewed White Beans', 'Apple Galette'],
} as const

const looks: Record<Template['key'], { paper: string; head: string; list: string; rule: string }> = {
  classic: {
    paper: 'bg-[#fffefb] text-[#333333] font-display',
    head: 'text-center',
    list: 'gap-1.5',
    rule: 'mx-auto h-px w-10 bg-[#c9a227]',
  },
  modern: {
    paper: 'bg-[#f8fafc] text-[#0f172a] font-sans',
    head: 'text-left font-semibold',
    list: 'gap-2',
    rule: 'h-1 w-6 bg-[#0f172a]',
  },
  rustic: {
    paper: 'bg-[#f5f0e6] text-[#5f4e3a] font-display',
    head: 'text-center italic',
    list: 'gap-1.5',
    rule: 'mx-auto w-16 border-b-2 border-double border-[#8d775f]',
  },
}

/** A glimpse of a template: not what the typesetter makes of it, but its manner. */
export function TemplateSample({ styleKey }: { styleKey: Template['key'] }) {
  const look = looks[styleKey]
  return (
    <div aria-hidden="true" className="bg-desk px-6 pt-6">
      <div
        className={`mx-auto flex aspect-[4/3] max-w-72 flex-col gap-3 overflow-hidden border border-black/10 border-b-0 p-5 text-[11px] leading-snug shadow-raised ${look.paper}`}
      >
        <div className={`text-[15px] ${look.head}`}>{styleKey === 'modern' ? 'Mains' : 'Main Courses'}</div>
        <div className={look.rule} />
        <div className={`flex flex-col ${look.list}`}>
          {dishes[styleKey].map((dish, index) => (
            <div key={dish} className="flex items-baseline gap-1.5">
              <span>{dish}</span>
              <span
                className={`grow ${styleKey === 'modern' ? '' : 'border-current border-b border-dotted opacity-40'}`}
              />
              <span>{18 + index * 3}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
