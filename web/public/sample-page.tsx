import { classNames } from '../ui/class-names.ts'
import type { SampleMenu } from './sample-menus.ts'

/**
 * A small drawn menu page. It is a picture made of text: paper stays paper in a dark setting, and
 * whoever listens hears the sample's name instead of its dishes.
 */
export function SamplePage({ sample, className }: { sample: SampleMenu; className?: string }) {
  return (
    <div
      role="img"
      aria-label={`A sample menu in the ${sample.template} template: ${sample.restaurant}`}
      className={classNames('sample', `sample-${sample.template}`, className)}
    >
      <div className="sample-sheet">
        <p className="sample-name">{sample.restaurant}</p>
        <p className="sample-line">{sample.line}</p>
        <div className="sample-body">
          {sample.sections.map((section) => (
            <div key={section.name}>
              <p className="sample-section">{section.name}</p>
              {section.dishes.map((dish) => (
                <div key={dish.name} className="sample-dish">
                  <p className="sample-dish-line">
                    <span>{dish.name}</span>
                    <span className="sample-leader" />
                    <span>{dish.price}</span>
                  </p>
                  <p className="sample-description">{dish.description}</p>
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
