import { Printer } from 'lucide-react'
import type { PageFrame } from '#contract/pages/pages.ts'
import { PRODUCT_NAME } from '#domain/site/content.ts'
import { demoMenu } from '#domain/site/demo-menu.ts'
import { Button } from '../../ui/button/button.tsx'
import { Document } from '../frame/document.tsx'
import { DemoMenu } from './demo-menu.tsx'

/** The sample menu alone in a window, as it leaves the printer. The line of its maker is for the screen only. */
export const DemoPrintPage = ({ frame }: { frame: PageFrame }) => (
  <Document
    frame={frame}
    title={`${demoMenu.restaurant.name} · sample menu`}
    description="A sample menu, ready to print."
    isIndexed={false}
    styles={frame.styles}
    scripts={[frame.scriptAt('site/demo/printing.ts')]}
  >
    <main className="mx-auto max-w-[8.5in] bg-white print:max-w-none">
      <p className="flex justify-end px-4 pt-4 print:hidden">
        <Button variant="secondary" icon={Printer} hidden data-prints>
          Print
        </Button>
      </p>
      <DemoMenu headingLevel={1} />
      <p className="pb-10 text-center text-[#5c534d] text-sm print:hidden">Created with {PRODUCT_NAME}</p>
    </main>
  </Document>
)
