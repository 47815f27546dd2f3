export const EditorPage = (_: { packed: string }) => <main class="page" />
