import { type PicturedScreen, PRODUCT_PICTURE, productPicture } from '#domain/site/product-pictures.ts'

interface ProductPictureProps {
  screen: PicturedScreen
  /** What is seen in it, in a sentence. */
  alt: string
}

export function ProductPicture({ screen, alt }: ProductPictureProps) {
  const { width, height } = PRODUCT_PICTURE
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={productPicture(screen, 'dark')} />
      <img
        src={productPicture(screen, 'light')}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-card"
      />
    </picture>
  )
}
