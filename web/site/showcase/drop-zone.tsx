import { FileUp } from 'lucide-react'
import { TRIAL_PATH } from '#contract/pages/pages.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { classNames } from '../../ui/class-names.ts'

/** What the import reads in the browser itself; pictures and web addresses need the server, and an account. */
const ACCEPT = '.pdf,.docx,.xlsx,.csv,.tsv,.txt,.md,.html,.htm,text/*,application/pdf'

/** The editor without an account, with its import open. */
const IMPORT_PATH = `${TRIAL_PATH}?start=import`

/** Where a stranger drops a menu: the import of the editor opens with it. Its script is `features/start/page`. */
export const DropZone = () => (
  <section
    aria-labelledby="bring"
    data-brings-to={IMPORT_PATH}
    className="rounded-card border border-edge border-dashed bg-card p-5 transition-colors aria-busy:cursor-progress data-over:border-accent data-over:bg-accent-soft sm:p-6"
  >
    <h2 id="bring" className="text-lg">
      See your menu set, right now
    </h2>
    <p className="mt-1 text-pretty text-quiet text-sm">
      Drop a PDF, Word, Excel, CSV or text file here. No account needed. Your file is read in this browser.
    </p>
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      <label
        className={buttonClass({
          className:
            'cursor-pointer [[aria-busy=true]_&]:cursor-progress has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        })}
      >
        <FileUp size={16} aria-hidden="true" className="shrink-0" />
        Choose a File
        <input type="file" multiple accept={ACCEPT} className="sr-only" />
      </label>
      <a href={IMPORT_PATH} className={classNames('link', line)}>
        Paste it
      </a>
      <a href={TRIAL_PATH} className={classNames('link', line)}>
        Use a sample menu
      </a>
    </div>
  </section>
)

const line = 'inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-11'
