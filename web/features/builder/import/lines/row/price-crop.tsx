import type { SourceCrop } from './crops.ts'

/** The height at which usual letters of the picture are as high as those next to it. */
const HEIGHT_REM = 2.25

const percent = (share: number): string => `${100 * share}%`

export function PriceCrop({ crop: { address, page, box }, text }: { crop: SourceCrop; text: string }) {
  const along = (from: number, length: number, whole: number) =>
    percent(whole > length ? from / (whole - length) : 0)
  return (
    <span
      role="img"
      aria-label={`The picture, where “${text.replaceAll('\t', ' ')}” was read`}
      className="block min-w-0 max-w-full shrink rounded-[3px] bg-white bg-no-repeat outline outline-rule"
      style={{
        width: `${(HEIGHT_REM * box.width) / box.height}rem`,
        aspectRatio: `${box.width} / ${box.height}`,
        backgroundImage: `url("${address}")`,
        backgroundSize: `${percent(page.width / box.width)} ${percent(page.height / box.height)}`,
        backgroundPosition: `${along(box.x, box.width, page.width)} ${along(box.y, box.height, page.height)}`,
      }}
    />
  )
}
