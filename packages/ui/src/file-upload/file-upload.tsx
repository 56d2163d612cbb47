'use client'

import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cameraIcon, closeIcon } from '../icons/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { FieldFrame, type FieldProps, toFieldAria, useFieldIds } from '../parts/field.tsx'
import { toState } from '../parts/root.ts'
import * as styles from './file-upload.css.ts'

export interface FileUploadProps extends FieldProps {
  /** The files chosen so far; the caller decides which of them to keep. */
  readonly files: readonly File[]
  readonly onFilesChange: (files: readonly File[]) => void
  /** As in HTML: `image/*`. */
  readonly accept: string
  /** Largest number of files; when it is reached, no more can be chosen. */
  readonly max: number
  /** Label of the drop zone: `Add pictures or drop them here`. */
  readonly chooseLabel: string
  /** Name of a file's remove button. */
  readonly toRemoveLabel: (fileName: string) => string
  readonly name?: string
}

/** Previews a file from its own bytes; the object URL is released when the preview is removed. */
function Thumbnail({ file }: { readonly file: File }) {
  const ref = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (ref.current) ref.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={ref} className={styles.preview} data-part="preview" alt="" width={104} height={104} />
}

interface PreviewProps {
  readonly file: File
  readonly removeLabel: string
  readonly onRemove: () => void
}

function Preview({ file, removeLabel, onRemove }: PreviewProps) {
  return (
    <li className={styles.item} data-part="item">
      {file.type.startsWith('image/') ? (
        <Thumbnail file={file} />
      ) : (
        <span className={styles.preview} data-part="preview" />
      )}
      <span className={styles.name} data-part="name">
        {file.name}
      </span>
      <span className={styles.remove}>
        <IconButton icon={closeIcon} label={removeLabel} size="sm" variant="raised" onClick={onRemove} />
      </span>
    </li>
  )
}

/** Files from the device, chosen or dropped, each with a preview. */
export function FileUpload(props: FileUploadProps) {
  const { files, onFilesChange, accept, max, chooseLabel, toRemoveLabel, name, ...field } = props
  const [isDropTarget, setIsDropTarget] = useState(false)
  const ids = useFieldIds()
  const add = (list: FileList | null): void => onFilesChange([...files, ...(list ?? [])])
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsDropTarget(false)
    if (files.length < max) add(event.dataTransfer.files)
  }
  return (
    <FieldFrame {...field} part="file-upload" ids={ids} disabled={files.length >= max}>
      <div
        className={styles.zone}
        data-part="zone"
        {...toState({ target: isDropTarget })}
        data-drop={isDropTarget || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsDropTarget(true)
        }}
        onDragLeave={() => setIsDropTarget(false)}
        onDrop={drop}
      >
        <Icon icon={cameraIcon} size={24} />
        <span aria-hidden="true">{chooseLabel}</span>
        <input
          {...toFieldAria(ids, field)}
          className={styles.input}
          data-part="input"
          id={ids.control}
          type="file"
          name={name}
          accept={accept}
          multiple={max > 1}
          disabled={files.length >= max}
          onChange={(event) => {
            add(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
      </div>
      {files.length > 0 && (
        <ul className={styles.list} data-part="list">
          {files.map((file, index) => (
            <Preview
              key={`${file.name}-${file.lastModified}-${index}`}
              file={file}
              removeLabel={toRemoveLabel(file.name)}
              onRemove={() => onFilesChange(files.filter((other) => other !== file))}
            />
          ))}
        </ul>
      )}
    </FieldFrame>
  )
}
