/** The name is next to it, so there is nothing to say about the picture. */
export function Logo({ url }: { url: string | null }) {
  return url && <img className="logo" src={url} alt="" />
}
