/** Names the build of the screens: the header of every call's answer. A screen of another build is out of date. */
export const BUILD_HEADER = 'x-carte-build'

/** The meta element that says which build a page was made from. */
export const BUILD_META = 'carte-build'
