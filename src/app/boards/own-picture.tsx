/** The small picture of a design, as the archive keeps it. Decoration beside a name. */
export function OwnPicture({ picture }: { readonly picture: string }) {
  return (
    <img class="own-picture" src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt="" />
  );
}
