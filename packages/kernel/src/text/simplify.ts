/** Letters without accents, signs as blanks, so that `Bogotá–San José` and `bogota-san-jose` are alike. */
export const simplify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
