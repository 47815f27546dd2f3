/** What the build asks of a package that brings no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'woff2' | 'truetype'
    readonly keepFeatures?: readonly string[]
    readonly keepAllGlyphs?: boolean
    readonly variationAxes?: Readonly<Record<string, number>>
  }
  export default function subsetFont(font: Buffer, letters: string, options?: SubsetOptions): Promise<Buffer>
}
