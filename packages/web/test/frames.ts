import type { Point } from '@coinflict/kernel/display'

/** The frames that windows of usual sizes leave to the map, less the track around the edge of a large one. */
export const WINDOWS: Readonly<Record<string, Point>> = {
  '1024×768': [737, 617],
  '1280×800': [892, 618],
  '1440×900': [1007, 718],
  '1920×1080': [1442, 898],
}
