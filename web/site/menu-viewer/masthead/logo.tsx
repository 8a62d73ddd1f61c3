/** The name is next to it, so there is nothing to say about the picture. */
export const Logo = ({ url }: { url: string | null }) => url && <img className="logo" src={url} alt="" />
